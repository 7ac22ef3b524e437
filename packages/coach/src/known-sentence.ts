import type { Sentence } from '@app/learning/coach'

/** A sentence with all that is known of it, whoever wrote it or made it. */
export type KnownSentence = Pick<Sentence, 'text' | 'english' | 'gloss'>
