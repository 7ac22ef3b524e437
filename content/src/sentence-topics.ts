import type { SentenceTopic } from '@app/learning/coach'
import type { AudioPath } from './audio/audio-path.ts'
import { clipOfSentence } from './clips.ts'
import type { Source } from './source.ts'

export function sentencesOf({ sentences: topics }: Source, audioPath: AudioPath): SentenceTopic[] {
  return topics.map(({ document, key, title, also, near, sentences }) => ({
    key,
    title,
    also,
    ...(near && { near }),
    sentences: sentences.map((sentence, at) => ({
      ...sentence,
      audio: audioPath(clipOfSentence(sentence.id), (message) => document.fault(['sentences', at], message)),
    })),
  }))
}
