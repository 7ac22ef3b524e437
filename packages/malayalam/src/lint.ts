import { notComposed, type Rule, rules } from './lint-rules.ts'

export type SpellingProblem = {
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
export function lint(text: string): SpellingProblem[] {
  const problems: SpellingProblem[] = []
  const taken = new Set<number>()
  const composed = text === text.normalize('NFC')

  for (const rule of composed ? rules : [...rules, notComposed])
    for (const match of text.matchAll(rule.pattern)) {
      const problem = problemAt(rule, match[0], match.index, text)
      if (!problem || isTaken(problem, taken)) continue
      for (let at = problem.at; at < problem.at + problem.text.length; at++) taken.add(at)
      problems.push(problem)
    }
  return problems.sort((one, other) => one.at - other.at)
}

function problemAt(rule: Rule, found: string, at: number, text: string): SpellingProblem | undefined {
  const { code, level, message } = rule
  if (!rule.fix) return { code, level, at, text: found, message }
  const fix = rule.fix(found, at, text)
  return fix === found ? undefined : { code, level, at, text: found, message, fix }
}

function isTaken(problem: SpellingProblem, taken: ReadonlySet<number>): boolean {
  for (let at = problem.at; at < problem.at + problem.text.length; at++) if (taken.has(at)) return true
  return false
}
