/** The question sets, nine on each level page, in the order in which the page lists and unlocks them. */
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

/** The topic for a learner who has not chosen one, or whose stored choice is not valid. */
export const defaultTopic: TopicKey = 'beginner_l'

export function isTopicKey(value: unknown): value is TopicKey {
  return topicKeys.some((key) => key === value)
}
