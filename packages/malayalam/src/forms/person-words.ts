import type { WordEntry } from './entry.ts'

/**
 * English words for people. Nouns with these meanings are declined as people (ഡോക്ടറുടെ, not ഡോക്ടറിന്റെ).
 */
const personWords = `
actor actress adult ancestor artist aunt author baby bachelor boss boy bride bridegroom brother brother-in-law carpenter chief child citizen
cook companion conductor cousin customer dad dancer daughter daughter-in-law director doctor driver elder employee enemy engineer expert family-member farmer
father father-in-law fisherman friend fellow foreigner gentleman girl god goddess grandchild granddaughter grandfather grandmother grandson groom guest guard
headmaster helper hero heroine host hunter husband infant judge kid king labourer lady lawyer leader lord lover man manager master mayor member
merchant midwife milkman minister mom mother mother-in-law mum musician neighbour nephew niece nurse officer official old-man owner painter parent
passenger patient people person pilot player poet police-officer policeman policewoman politician potter president priest prince princess principal
professor pupil queen reader relative researcher sailor scholar scientist secretary seller servant shopkeeper singer sir sister sister-in-law soldier son
son-in-law speaker spouse stranger student tailor teacher teenager thief tourist traveller trader tutor twin uncle victim villager visitor waiter
washerman widow widower wife winner woman worker writer youth
`
  .trim()
  .split(/\s+/u)

const persons = new Set(personWords)

/** Whether a noun means a person, judged by its plural, its own ending or its first meaning. A name says it. */
export function meansPerson({ kind, plural, means, word }: WordEntry): boolean {
  if (kind) return kind === 'person'
  if (plural && /(?:മാർ|കാർ|കർ)$/u.test(plural)) return true
  if (/(?:.കാരൻ|.കാരി|.ക്കാർ|.ുകാർ|മനുഷ്യൻ)$/u.test(word) && !word.endsWith('സർക്കാർ')) return true
  const head = headOf(means[0] ?? '')
  return persons.has(head) || isMany(head)
}

/** Whether a noun in ർ is already a plural for people: കൂട്ടുകാർ, മുതിർന്നവർ, രണ്ടുപേർ. */
export const meansPeople = ({ means, word, pos, kind }: WordEntry) =>
  pos === 'name'
    ? kind === 'person' && titles.test(word)
    : !word.endsWith('സർക്കാർ') &&
      (/.(?:ക്കാർ|ുകാർ|മാർ|പേർ|(?:[നതളലഞചറടണ]്[നതളലഞചറട]|യ|ണ)വർ)$/u.test(word) || isMany(headOf(means[0] ?? '')))

/** Family names that are plurals of respect: നായർ has നായരുടെ. */
const titles = /(?:നായർ|വാര്യർ|പണിക്കർ|നമ്പ്യാർ|മാരാർ|ചാക്യാർ|നായനാർ)$/u

const isMany = (head: string) => head === 'people' || (head.endsWith('s') && persons.has(head.slice(0, -1)))

/** The main word of a meaning: "house" of "guest house", "brother" of "older brother (of a man)". */
const headOf = (sense: string) =>
  sense
    .toLowerCase()
    .split(/ of | who | in |[,;(/]/u, 1)[0]
    ?.trim()
    .split(' ')
    .at(-1) ?? ''
