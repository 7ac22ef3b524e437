import { englishData } from 'virtual:content/english-words'
import type { CourseContent, Path } from '@app/learning/course'
import {
  englishAhead,
  englishCourseFrom,
  englishEngine,
  englishMap,
  englishOfSaved,
  makeIntroduceEnglish,
} from '@app/learning/course/english'
import type { Item } from '@app/learning/practice'
import type { SavedWord } from '@app/learning/vocabulary'
import { clipOfSaying, hasEnglishVoice } from '../sound/english-voice.ts'

/** The course for who learns English. Only they load this. */
export function englishCourse(content: CourseContent, path: Path) {
  const turned = englishCourseFrom(content, path, englishData.said)
  return {
    ...{ path: turned.path, content, map: englishMap(turned), engine: englishEngine(turned) },
    introduced: (item: Item) => makeIntroduceEnglish([item], turned)?.shown[0],
    itemsOfSaved: (saved: readonly SavedWord[]) => englishOfSaved(turned, saved),
    // A device with a voice of its own needs no clips.
    clipsAhead: async (unit: string | undefined) =>
      (await hasEnglishVoice()) ? [] : englishAhead(turned, unit).map(clipOfSaying),
  }
}
