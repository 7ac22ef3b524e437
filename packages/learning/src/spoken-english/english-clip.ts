import { hashOf } from './hash-of.ts'

/**
 * The id of the clip that says an English text. It is made of the text alone, so that a page can ask for the clip of
 * any text. The number behind the readable part tells “Who came?” and “Who came.” apart.
 */
export function clipOfEnglish(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[’']/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/gu, '')
  return `${prefix}${slug === '' ? '' : `${slug}-`}${hashOf(text).toString(36)}`
}

/** Whether the clip at this address says English. */
export const isEnglishClip = (address: string): boolean => address.startsWith(`/audio/${prefix}`)

/** The number behind the readable part of an English clip’s id: enough to know whether a text has a clip. */
export const numberOfClip = (id: string): string => id.slice(id.lastIndexOf('-') + 1)

const prefix = 'english-'
const longestSlug = 40
