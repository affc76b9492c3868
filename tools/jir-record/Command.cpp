//===- Command.cpp - The command of jir-record ------------------*- C++ -*-===//
//
// Part of jir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The program under the agent; merging; printing.
///
//===----------------------------------------------------------------------===//

#include "Command.h"
#include "jir/Recording/Recording.h"
#include "jir/Recording/RecordingDiff.h"
#include "jir/Support/OutputFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/WithColor.h"
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace jir;
using namespace jir::record;
using namespace llvm;

static int fail(const Twine &message, int code) {
  WithColor::error(errs(), "jir-record") << message << "\n";
  return code;
}

/// The name of the agent's library as the build makes it.
static constexpr StringLiteral agentName = "libjir-record-agent.so";

/// The agent lies in lib/ beside the bin/ of the tool.
static std::string findAgent(const CommandLine &line, StringRef toolPath) {
  if (!line.agent.empty())
    return line.agent;
  SmallString<256> path(toolPath);
  sys::path::remove_filename(path);
  sys::path::append(path, "..", "lib", agentName);
  return path.str().str();
}

/// A comma separates the agent's options, so those of the file's name are spelt
/// `%2C`.
static std::string escapeOption(StringRef text) {
  std::string result;
  for (char c : text)
    result += c == ',' ? "%2C" : c == '%' ? "%25" : std::string(1, c);
  return result;
}

static std::string getAgentOption(const CommandLine &line, StringRef agent,
                                  StringRef output) {
  std::string option =
      ("-agentpath:" + agent + "=output=" + escapeOption(output)).str();
  option += line.edges ? ",edges" : "";
  option += line.everyReceiver ? ",receivers=every"
            : line.receivers   ? ",receivers"
                               : "";
  option += line.exceptions ? ",exceptions" : "";
  if (line.contexts)
    option += line.mostContexts
                  ? ",contexts=" + std::to_string(line.mostContexts)
                  : ",contexts";
  return option + ",interval=" + std::to_string(line.interval);
}

/// Waits for the program; signals that reach this process by name are passed
/// on, so that the JVM ends in its own way.
static volatile sig_atomic_t child = 0;
static void handOn(int signal) {
  if (child)
    kill(child, signal);
}

static int waitForProgram(pid_t pid) {
  child = pid;
  for (int signal : {SIGINT, SIGTERM, SIGHUP})
    std::signal(signal, handOn);
  int status = 0;
  while (waitpid(pid, &status, 0) < 0)
    if (errno != EINTR)
      return fail("lost sight of the program", 127);
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

int record::runRecorded(const CommandLine &line, StringRef toolPath) {
  std::string agent = findAgent(line, toolPath);
  if (!sys::fs::exists(agent))
    return fail("the agent is not at " + agent +
                    ": jir was built without a JDK's headers, or moved; "
                    "--agent names it",
                127);
  ErrorOr<std::string> java = sys::findProgramByName(line.program.front());
  if (!java)
    return fail(line.program.front() + ": not found", 127);
  SmallString<256> output(line.output);
  sys::fs::make_absolute(output);
  if (std::error_code error = sys::fs::remove(output))
    return fail(output + ": " + error.message(), 127);
  std::string option = getAgentOption(line, agent, output);
  std::vector<char *> arguments = {
      const_cast<char *>(line.program.front().c_str()), option.data()};
  for (const std::string &argument : ArrayRef(line.program).drop_front())
    arguments.push_back(const_cast<char *>(argument.c_str()));
  arguments.push_back(nullptr);
  outs().flush();
  pid_t pid = fork();
  if (pid == 0) {
    execv(java->c_str(), arguments.data());
    _exit(127);
  }
  if (pid < 0)
    return fail("cannot start a process", 127);
  int code = waitForProgram(pid);
  if (!sys::fs::exists(output))
    WithColor::warning(errs(), "jir-record")
        << "the program left no recording\n";
  return code;
}

int record::mergeRecordings(ArrayRef<std::string> inputs, StringRef output) {
  Recording merged;
  for (const std::string &input : inputs) {
    Expected<Recording> one = Recording::read(input);
    if (!one)
      return fail(toString(one.takeError()), 1);
    merged.merge(*one);
  }
  Expected<std::unique_ptr<OutputFile>> file = OutputFile::create(output);
  if (!file)
    return fail(toString(file.takeError()), 1);
  if (Error problem = merged.write((*file)->os()))
    return fail(toString(std::move(problem)), 1);
  if (Error problem = (*file)->commit())
    return fail(toString(std::move(problem)), 1);
  return 0;
}

int record::diffRecordings(StringRef first, StringRef second, bool withMethods,
                           bool asJson) {
  Expected<Recording> a = Recording::read(first);
  if (!a)
    return fail(toString(a.takeError()), 1);
  Expected<Recording> b = Recording::read(second);
  if (!b)
    return fail(toString(b.takeError()), 1);
  RecordingDiff diff(*a, *b);
  if (asJson)
    diff.printJson(outs());
  else
    diff.print(outs(), withMethods);
  return 0;
}

int record::printRecording(StringRef input) {
  Expected<Recording> recording = Recording::read(input);
  if (!recording)
    return fail(toString(recording.takeError()), 1);
  recording->print(outs());
  return 0;
}
