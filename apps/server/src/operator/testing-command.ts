import { type Command, runCommand } from './command.ts'

/** Runs a command in this process, as its tool does. Returns its exit code and what it says. */
export async function ranCommand(
  command: Command,
  settings: Readonly<Record<string, string>>,
  ...words: string[]
) {
  let said = ''
  const say = (line: string) => {
    said += `${line}\n`
  }
  const code = await runCommand(command, { words, settings, root: '/' }, { out: say, err: say })
  return { code, said }
}
