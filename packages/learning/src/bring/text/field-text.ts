import { normalise } from '@app/malayalam'
import { decodeEntities } from '../text/decode-entities.ts'

const cloze = /\{\{c\d{1,3}::(?<answer>[^{}:]*(?::(?!:)[^{}:]*)*)(?:::[^{}]*)?\}\}/giu
/** What a page does and not what it says. An element that does not end has no text after it. */
const hidden =
  /<(style|script|head|title|template|rt|rp)\b[^<>]*>[^<]*(?:<(?!\/\1\b)[^<]*)*(?:<\/\1\s*>|$)/giu
/** Stands before an item of a list until all else is read. It is no letter of any text. */
const item = '\uE000'
const sounds = /\[sound:[^[\]]*\]|\[anki:[^[\]]*\]|\[\/?(?:latex|\$\$?)\]/giu

/**
 * The text of a field of a note or of a cell, as a person reads it on the card: without markup, sounds and what
 * a page hides, with entities as their letters. The items of a list and the cells of a table stand between
 * commas; a gap to fill in has its answer.
 */
export function fieldText(html: string): string {
  const text = html
    .replace(cloze, '$<answer>')
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

/** The answers of the gaps in a field, as text. */
export const gapsOf = (html: string): string[] =>
  [...html.matchAll(cloze)].map(({ groups }) => fieldText(groups?.answer ?? '')).filter((text) => text !== '')
