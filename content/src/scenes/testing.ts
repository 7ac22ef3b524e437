import type { Scene, SceneLine } from '../authored/scenes-file.ts'
import type { StoryFile } from '../authored/story-file.ts'
import { aPath, aUnit } from '../path/testing.ts'

const shows: SceneLine['shows'] = { meera: { pose: 'standing', mood: 'happy' } }

/** A line that Grandmother says to Meera. Name only what the test is about. */
export const aLine = (line: Partial<SceneLine> = {}): SceneLine => ({
  by: 'ammoomma',
  to: 'meera',
  text: 'അമ്മ, വെള്ളം.',
  english: 'Mother, water.',
  gloss: ['mother', 'water'],
  shows,
  ...line,
})

/** A line that the learner says, with a second right answer and a wrong one. */
export const aLearnersLine = (line: Partial<SceneLine> = {}): SceneLine =>
  aLine({
    by: 'meera',
    to: 'ammoomma',
    text: 'അമ്മ, ചോറ്.',
    english: 'Mother, rice.',
    gloss: ['mother', 'rice'],
    learner: { en: 'Ask for rice.', ml: 'ചോറ് ചോദിക്കൂ.' },
    answers: ['ചോറ്.'],
    wrong: [{ text: 'പാൽ.', english: 'Milk.', reply: { text: 'ചോറ്?', english: 'Rice?', gloss: ['rice'] } }],
    ...line,
  })

/** A scene of the sample unit of the path, with three lines. */
export const aScene = (scene: Partial<Scene> = {}): Scene => ({
  unit: 'unit-1',
  title: { en: 'At home', ml: 'വീട്ടിൽ' },
  about: 'Meera is thirsty.',
  place: 'kitchen',
  hour: 'noon',
  people: ['ammoomma', 'meera'],
  lines: [
    aLine(),
    aLearnersLine(),
    aLine({ text: 'വീട്, അമ്മ.', english: 'The house, mother.', gloss: ['house', 'mother'] }),
  ],
  tomorrow: { en: 'Tomorrow: rice', ml: 'നാളെ: ചോറ്' },
  recall: {
    question: { en: 'What was there?', ml: 'എന്ത്?' },
    line: 1,
    right: { en: 'Water', ml: 'വെള്ളം' },
    wrong: [
      { en: 'Milk', ml: 'പാൽ' },
      { en: 'Tea', ml: 'ചായ' },
    ],
  },
  ...scene,
})

const unitIds = (count: number) => Array.from({ length: count }, (_, at) => `unit-${at + 1}`)

/** A content folder whose path has one stretch, and an episode of these scenes. JSON is YAML too. */
export const anEpisode = (
  scenes: readonly Scene[],
  { units = scenes.length, id = 'stretch-1' } = {},
): Record<string, string> => ({
  ...aPath(unitIds(units).map((unit) => aUnit({ id: unit }))),
  'data/scenes/1.yaml': JSON.stringify({ id, title: { en: 'Home', ml: 'വീട്' }, scenes }),
})

/** An episode whose last scene, of the unit with this number from 1, is the one given. */
export const atUnit = (number: number, scene: Partial<Scene> = {}): Record<string, string> =>
  anEpisode(
    unitIds(number).map((unit, at) => aScene({ unit, ...(at + 1 < number ? { lines: longEnough } : scene) })),
  )

/** Lines that suit every unit. */
export const longEnough: SceneLine[] = [
  aLine(),
  aLearnersLine(),
  aLine({ text: 'വീട്, അമ്മ.', english: 'The house, mother.', gloss: ['house', 'mother'] }),
  aLearnersLine(),
]

/** A story that who knows the sample unit can read. */
export const aStory = (story: Partial<StoryFile> = {}): StoryFile => ({
  id: 'home',
  title: { en: 'Home', ml: 'വീട്' },
  after: 'unit-1',
  about: 'A mother has water.',
  cover: { place: 'kitchen', hour: 'noon' },
  lines: Array.from({ length: 8 }, () => aStoryLine()),
  asks: Array.from({ length: 3 }, () => ({
    question: { en: 'What was there?', ml: 'എന്ത്?' },
    right: { en: 'Water', ml: 'വെള്ളം' },
    wrong: [
      { en: 'Milk', ml: 'പാൽ' },
      { en: 'Tea', ml: 'ചായ' },
    ],
  })),
  ...story,
})

export const aStoryLine = (
  text = 'അമ്മ, വെള്ളം.',
  english = 'Mother, water.',
  gloss = ['mother', 'water'],
) => ({ text, english, gloss })

/** A content folder with these stories, after the sample unit. */
export const someStories = (...stories: StoryFile[]): Record<string, string> => ({
  ...aPath([aUnit()]),
  ...Object.fromEntries(stories.map((story) => [`data/stories/${story.id}.yaml`, JSON.stringify(story)])),
})
