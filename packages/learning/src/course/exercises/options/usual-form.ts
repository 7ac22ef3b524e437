import { meansPerson } from '@app/malayalam/forms'
import type { CourseContent, CourseEnding, CourseWord } from '../../content.ts'
import { courseIndex } from '../../course-index.ts'

const split = (text: string) => new Set(text.split(' '))

/** Endings that say where, and the topics of words for places. */
const ofPlaces = split('locative locativeAdjective allative ablative')
const places = split('home town places travel school work nature')
/** How far one goes, and which way. */
const ofStretches = split('until since')
const stretches = split('town places nature')
const roads = split('directions')
/** What is done to a thing is said without -എ. */
const living = split('animals')
const ofPersons = split('vocative sociative together being')
/** What one does something with. */
const tools = split('kitchen body clothes')
const uncounted = split('food weather ideas feelings time money health festivals')

const said = split('and question is isNot isntIt exists lacks was youKnow')
const cases = split('accusative dative genitive sociative together than about like')
const ofNamedPlaces = split('locative locativeAdjective allative ablative dative genitive than about')
/** Only of a verb that a sentence has with one of them: nobody asks the rain to come, or invites a fall. */
const asking = [split('polite command goAhead letMe'), split('pleaseDont needNot mustNot')]

/**
 * Whether a word with this ending is a form that people say: not “through the child”, and no ending on a word like
 * “when” or “even” but where a sentence has it. A form that is made for an exercise, right or wrong, is such a form.
 */
export function isUsual(ending: CourseEnding, word: CourseWord, content: CourseContent): boolean {
  const saidWith = courseIndex(content).saidWith(word)
  if (word.id === ending.example || saidWith.has(ending.id)) return true
  switch (word.pos) {
    case 'verb':
      return (
        ending.of === 'verb' &&
        asking.every((group) => !group.has(ending.id) || [...group].some((id) => saidWith.has(id)))
      )
    case 'noun':
      return ending.of === 'noun' && suitsNoun(ending.id, word)
    case 'name':
      return word.kind === 'place'
        ? ofNamedPlaces.has(ending.id) || said.has(ending.id)
        : word.kind === 'person' && (cases.has(ending.id) || said.has(ending.id) || ending.id === 'vocative')
    case 'pronoun':
      return cases.has(ending.id)
    default:
      return false
  }
}

function suitsNoun(ending: string, word: CourseWord): boolean {
  const isPerson = meansPerson(word)
  if (ofPlaces.has(ending)) return places.has(word.topic) && !isPerson
  if (ofStretches.has(ending)) return stretches.has(word.topic) && !isPerson
  if (ofPersons.has(ending)) return isPerson && word.topic !== 'numbers'
  switch (ending) {
    case 'perlative':
      return roads.has(word.topic)
    case 'accusative':
      return isPerson || living.has(word.topic)
    case 'using':
      return tools.has(word.topic) && !isPerson
    case 'plural':
      return !uncounted.has(word.topic)
    default:
      return true
  }
}
