import { type TopicKey, topicKeys } from '@app/learning/levels'
import { topicsFolder } from '../../content-files.ts'
import type { Fault } from '../../fault.ts'
import type { Source, TopicSource } from '../../source.ts'

type Size = { least: number; most: number }
const exactly = (size: number): Size => ({ least: size, most: size })

/** How many questions a topic has, if docs/product.md ("Topics") says so. The others have ten to fifteen. */
const sizes: Partial<Record<TopicKey, Size>> = {
  beginner_l: { least: 9, most: 15 },
  intermediate_l: { least: 9, most: 15 },
  advanced_l: { least: 9, most: 15 },
  beginner_w: exactly(10),
  intermediate_w: exactly(9),
  two_words: exactly(14),
  beginner_s: exactly(5),
  numbers: exactly(20),
  places_kerala: exactly(15),
  daily_movies: exactly(15),
  daily_office: exactly(15),
  daily_food: exactly(15),
  daily_news: exactly(15),
  weekdays_malayalam: exactly(7),
  seasons_malayalam: exactly(6),
  months_kerala: exactly(6),
  directions_malayalam: exactly(11),
}
const usual: Size = { least: 10, most: 15 }

/** Every topic of the course exists, with the right number of questions. */
export function topicSizes({ topics }: Source): Fault[] {
  const written = new Map(topics.map((topic) => [topic.key, topic]))
  return topicKeys.flatMap((key) => {
    const topic = written.get(key)
    return topic ? sizeFault(topic) : [missing(key)]
  })
}

function sizeFault({ key, document, questions }: TopicSource): Fault[] {
  const { least, most } = sizes[key] ?? usual
  if (questions.length >= least && questions.length <= most) return []
  const wanted = least === most ? `${least}` : `${least} to ${most}`
  return [
    document.fault(['questions'], `This topic has ${questions.length} questions; it is to have ${wanted}.`),
  ]
}

const missing = (key: TopicKey): Fault => ({
  file: `content/${topicsFolder}/${key}.yaml`,
  line: 1,
  sentence: 'This topic of the course is not written yet.',
})
