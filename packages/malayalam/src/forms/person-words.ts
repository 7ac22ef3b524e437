import type { WordEntry } from './entry.ts'

/** English words for people: nouns that mean these are declined as people are (ഡോക്ടറുടെ, not ഡോക്ടറിന്റെ). */
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

const person = new RegExp(`\\b(?:${personWords.join('|')})\\b`, 'u')

/** Whether a noun means a person, as far as its plural or its first sense tells. */
export function meansPerson({ plural, means, word }: WordEntry): boolean {
  if (plural && /(?:മാർ|കാർ|ക്കൾ|കർ)$/u.test(plural))
    return /(?:മാർ|കാർ|കർ)$/u.test(plural) || person.test(means[0] ?? '')
  if (/(?:കാരൻ|കാരി|കാർ)$/u.test(word) && word.length > 5) return true
  return person.test((means[0] ?? '').toLowerCase())
}
