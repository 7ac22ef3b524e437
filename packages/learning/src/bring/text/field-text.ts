import { normalise } from '@app/malayalam'
import { decodeEntities } from './decode-entities.ts'

/** A gap without another gap in it: its answer, and its hint. */
const cloze =
  /\{\{c\d{1,3}(?:,\d{1,3})*::(?<answer>(?:(?!::|\{\{|\}\})[\s\S])*)(?:::(?:(?!\{\{|\}\})[\s\S])*)?\}\}/giu
/** More gaps than these are not within each other. */
const deepest = 8
/** What a page does and not what it says. An element that does not end has no text after it. */
const hidden =
  /<(style|script|head|title|template|rt|rp)\b[^<>]*>[^<]*(?:<(?!\/\1\b)[^<]*)*(?:<\/\1\s*>|$)/giu
/** Stands before an item of a list until all else is read. It is no letter of any text. */
const item = '\uE000'
const sounds = /\[sound:[^[\]]*\]|\[\/?(?:latex|\$\$?)\]/giu
/** What is only spoken. Where nothing else is written, it is the text. */
const spoken = /\[anki:tts\b[^[\]]*\](?<said>[^[\]]*)\[\/anki:tts\]|\[\/?anki:[^[\]]*\]/giu

/**
 * The text of a field of a note or of a cell, as a person reads it on the card: without markup, sounds and what
 * a page hides, with entities as their letters. The items of a list and the cells of a table stand between
 * commas; a gap to fill in has its answer.
 */
export function fieldText(html: string): string {
  const text = unspoken(withoutGaps(html))
    .replace(sounds, ' ')
    .replace(hidden, ' ')
    .replace(/<!--[^<>]*-->/g, ' ')
    .replace(/<(?:li|td|th|dt|dd)\b[^<>]*>/gi, item)
    .replace(/<\/?(?:br|div|p|tr|ul|ol|table|tbody|h[1-6]|hr|blockquote|section)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
  return normalise(decodeEntities(decodeEntities(text)).replace(/<\/?[a-z][^<>]*>/gi, ' '))
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .split(item)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(', ')
}

function unspoken(html: string): string {
  const written = html.replace(spoken, ' ')
  return /[^\s]/.test(written.replace(/<[^<>]*>/g, '')) ? written : html.replace(spoken, '$<said>')
}

function withoutGaps(html: string): string {
  let text = html
  for (let depth = 0; depth < deepest && text.includes('{{'); depth++) text = text.replace(cloze, '$<answer>')
  return text
}

/** The answers of the gaps in a field, as text; of gaps within each other, the inner one first. */
export function gapsOf(html: string): string[] {
  const answers: string[] = []
  let text = html
  for (let depth = 0; depth < deepest; depth++) {
    const before = text
    text = text.replace(cloze, (...found) => {
      const { answer = '' } = found.at(-1) as { answer?: string }
      answers.push(fieldText(answer))
      return answer
    })
    if (text === before) break
  }
  return answers.filter((answer) => answer !== '')
}
