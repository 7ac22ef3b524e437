/** The voices of scenes and stories. A clip names the one it is spoken in. */
export type Voice = 'child' | 'woman' | 'man' | 'old'

/** Who takes part in the scenes, and the voice of each. */
const voicesOfPeople = {
  meera: 'child',
  ravi: 'child',
  fathima: 'child',
  ammaavan: 'man',
  ammoomma: 'old',
  appooppan: 'old',
  amma: 'woman',
  ittha: 'woman',
  teacher: 'woman',
  doctor: 'woman',
  conductor: 'man',
  shopkeeper: 'man',
  boatman: 'man',
} as const satisfies Record<string, Voice>

export type Person = keyof typeof voicesOfPeople

const isPerson = (name: string): name is Person => name in voicesOfPeople
export const people = Object.keys(voicesOfPeople).filter(isPerson)

export const voiceOf = (person: Person): Voice => voicesOfPeople[person]

/** Whose part the learner takes. */
export const learnersPart: Person = 'meera'

/** Stories have no speakers: one voice tells them. */
export const storyVoice: Voice = 'woman'
