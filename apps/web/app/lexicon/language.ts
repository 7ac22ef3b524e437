import { tables } from 'virtual:content/translation'
import { languageOf } from '@app/coach'

/** What Malayalam words are in English. It is large: only what is loaded late imports it. */
export const language = languageOf(tables)
