import { notComposed, type Rule, rules } from './lint-rules.ts'

export type Fault = {
  code: string
  level: Rule['level']
  /** The position in the text, in UTF-16 code units. */
  at: number
  text: string
  message: string
  fix?: string
}

/**
 * Finds spelling errors and doubtful spellings in a text, in its order, at most one at each position. It
 * changes nothing.
 */
export function lint(text: string): Fault[] {
  const faults: Fault[] = []
  const taken = new Set<number>()
  const composed = text === text.normalize('NFC')

  for (const rule of composed ? rules : [...rules, notComposed])
    for (const match of text.matchAll(rule.pattern)) {
      const fault = faultAt(rule, match[0], match.index, text)
      if (!fault || isTaken(fault, taken)) continue
      for (let at = fault.at; at < fault.at + fault.text.length; at++) taken.add(at)
      faults.push(fault)
    }
  return faults.sort((one, other) => one.at - other.at)
}

function faultAt(rule: Rule, found: string, at: number, text: string): Fault | undefined {
  const { code, level, message } = rule
  if (!rule.fix) return { code, level, at, text: found, message }
  const fix = rule.fix(found, at, text)
  return fix === found ? undefined : { code, level, at, text: found, message, fix }
}

function isTaken(fault: Fault, taken: ReadonlySet<number>): boolean {
  for (let at = fault.at; at < fault.at + fault.text.length; at++) if (taken.has(at)) return true
  return false
}
