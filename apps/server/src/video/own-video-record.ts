import type { OwnVideoRecord } from '@app/api'
import type { CaptionLine } from '@app/learning/bring'
import { parseVideoId } from '@app/learning/video'
import type { Outside } from '../outside/outside.ts'
import { ownTranslationStore } from './own-translation-store.ts'
import { ownVideoStore } from './own-video-store.ts'

/** The database's id of a learner's own video; undefined if it cannot be one. */
export function ownIdOf(id: string): string | undefined {
  const video = parseVideoId(id)
  return video.source === 'own' ? video.key : undefined
}

/** A learner's own video as a video record; undefined if it is another learner's, or does not exist. */
export async function ownVideoRecord(
  { db }: Pick<Outside, 'db'>,
  id: string,
  learner: { id: string },
): Promise<OwnVideoRecord | undefined> {
  const own = ownIdOf(id)
  const video = own && (await ownVideoStore(db).find(learner.id, own))
  if (!video) return undefined
  const made = await ownTranslationStore(db).all(learner.id, own)
  const { title, provider, source, timed, malayalam, isGenerated, snippets } = video
  const original = malayalam
    ? { language: 'Malayalam', language_code: 'ml' }
    : { language: 'Unknown', language_code: 'und' }
  const about = { video_id: id, is_generated: isGenerated }
  const spoken = snippets.map(({ translation, ...line }, place) => ({
    line,
    english: translation ? { translation } : (made.get(place) ?? { translation: '' }),
  }))
  return {
    video_id: id,
    TranscriptMal: { ...about, ...original, snippets: spoken.map(({ line }) => withWords(line)) },
    TranscriptEng: {
      ...about,
      ...{ language: 'English', language_code: 'en' },
      snippets: spoken.map(({ line, english }) => ({ ...withWords(line), ...english })),
    },
    Words: { ...about, ...original, snippets: spoken.map(({ line }) => withWords(line)) },
    title,
    theme: null,
    provider,
    source,
    timed,
  }
}

/** Words get their meanings in the browser, from the lexicon. */
const withWords = (line: Omit<CaptionLine, 'translation'>) => ({ ...line, words: [] })
