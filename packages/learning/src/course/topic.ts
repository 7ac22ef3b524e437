/** The 27 question sets, nine a level page, in the order in which a page lists and unlocks them. */
export const topicsByPage = [
  [
    'beginner_l',
    'intermediate_l',
    'advanced_l',
    'beginner_w',
    'intermediate_w',
    'advanced_w',
    'two_words',
    'three_words',
    'common',
  ],
  [
    'verbs',
    'family',
    'feelings',
    'animals',
    'nature',
    'numbers',
    'beginner_s',
    'intermediate_s',
    'advanced_s',
  ],
  [
    'places_kerala',
    'daily_movies',
    'daily_office',
    'daily_food',
    'daily_news',
    'weekdays_malayalam',
    'seasons_malayalam',
    'months_kerala',
    'directions_malayalam',
  ],
] as const

export type TopicKey = (typeof topicsByPage)[number][number]

export const topicKeys: readonly TopicKey[] = topicsByPage.flat()

/** The topic of a learner who has chosen none, and of one whose stored choice makes no sense. */
export const defaultTopic: TopicKey = 'beginner_l'

export function isTopicKey(value: unknown): value is TopicKey {
  return topicKeys.some((key) => key === value)
}
