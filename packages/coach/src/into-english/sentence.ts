import { capitalised } from '@app/english'
import type { Said, Sentence } from '../frame/said.ts'
import { sentence } from './clause.ts'
import { line } from './line.ts'

/** One sentence in English, with its mark. */
export function saySentence({ said, closing, asks }: Sentence): string {
  const text = [...said.map(sayOne), ...closing].join(', ')
  return capitalised(text) + (asks ? '?' : '.')
}

function sayOne(one: Said): string {
  const opening = one.opening.join(' ')
  if ('phrase' in one) return line(opening, one.phrase)
  const { tag } = one.frame.form
  return line(opening, sentence(one.frame)) + (tag ? `, ${tag}` : '')
}

/** What a text says, roughly, in English. */
export const sayText = (sentences: readonly Sentence[]): string => sentences.map(saySentence).join(' ')
