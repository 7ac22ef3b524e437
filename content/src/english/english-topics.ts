import { mayMean } from '@app/coach'
import type { CourseContent } from '@app/learning/course'
import { turnTopicIn } from '@app/learning/english-quiz'
import type { TopicKey } from '@app/learning/levels'
import { QuizTopic } from '@app/learning/quiz'
import { type LexiconEntry, wordReadings } from '@app/learning/vocabulary'
import { makeLexicon } from '@app/malayalam/forms'
import * as v from 'valibot'
import { addressOf } from '../audio/audio-path.ts'
import { courseContentOf } from '../course/course-content.ts'
import type { Content } from '../load-content.ts'

/** The topics for those who learn English, by their keys. It takes seconds, as every sentence is read. */
export function englishTopics(
  content: Content,
  lexicon: readonly LexiconEntry[],
  course: CourseContent = courseContentOf(content, lexicon, { path: [] }),
): ReadonlyMap<TopicKey, QuizTopic> {
  const words = makeLexicon(lexicon)
  const turn = turnTopicIn({
    content: course,
    letters: content.english.letters,
    mayMean: (malayalam, english) => mayMean(malayalam, english, (word) => wordReadings(word, words)),
    hints: content.english.hints,
    addressOf: (clip) => addressOf(clip, content.audio.get(clip)?.version ?? 'none'),
  })
  return new Map(content.topics.map((topic) => [topic.key, v.parse(QuizTopic, turn(topic))]))
}
