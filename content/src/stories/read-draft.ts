import { readDocument } from '../authored/document.ts'
import { parseDocument } from '../authored/parse-document.ts'
import { StoryFile } from '../authored/story-file.ts'
import { formatFault } from '../fault.ts'
import type { Draft } from './report-story.ts'

/** A draft in a file: a story as content has it, or any other text with a sentence a line. */
export function readDraft(
  name: string,
  text: string,
  after: string | undefined,
): { draft: Draft } | { problems: readonly string[] } {
  if (/\.ya?ml$/.test(name)) {
    const { value, faults } = parseDocument(readDocument(name, text), StoryFile)
    return value
      ? { draft: { ...value, after: after ?? value.after } }
      : { problems: faults.map(formatFault) }
  }
  if (after === undefined)
    return { problems: ['Name the unit after which it is to be read: --after <unit>.'] }
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return { draft: { after, lines: lines.map((line) => ({ text: line, english: '' })) } }
}
