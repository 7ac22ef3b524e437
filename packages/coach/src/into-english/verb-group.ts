import { doing, done, past, present } from '@app/english'
import type { Tense } from '../frame/form.ts'
import type { Agreement } from '../frame/frame.ts'

/** A verb as it stands in a sentence: what may go before the subject in a question, “not”, and the rest. */
type VerbGroup = { help: string; not: boolean; rest: string }

type Said = { verb: string; tense: Tense; not: boolean; who: Agreement; asks: boolean }

/** “go” of the past, denied, is did + not + go; asked, did + go; else went, without help. */
export function verbGroup({ verb, tense, not, who, asks }: Said): VerbGroup {
  const helped = (help: string, rest: string): VerbGroup => ({ help, not, rest })
  const be = (tense: 'present' | 'past') => (tense === 'present' ? present : past)('be', who)
  const isBe = verb === 'be' || verb.startsWith('be ')
  const rest = isBe ? verb.slice(3) : verb
  switch (tense) {
    case 'present':
    case 'usually': {
      const often = tense === 'usually' ? 'usually ' : ''
      if (isBe) return helped(be('present'), often + rest)
      if (not || asks) return helped(present('do', who), often + verb)
      return helped('', often + present(verb, who))
    }
    case 'past':
      if (isBe) return helped(be('past'), rest)
      return not || asks ? helped('did', verb) : helped('', past(verb, who))
    case 'progressive':
      return helped(be('present'), isBe ? rest : doing(verb))
    case 'pastProgressive':
      return helped(be('past'), isBe ? rest : doing(verb))
    case 'perfect':
      return helped(present('have', who), done(verb))
    case 'perfectProgressive':
      return helped(present('have', who), `been ${isBe ? rest : doing(verb)}`)
    case 'pluperfect':
      return helped('had', done(verb))
    case 'future':
      return helped('will', verb)
    case 'usedTo':
      return not || asks ? helped('did', `use to ${verb}`) : helped('', `used to ${verb}`)
    case 'need':
      return helped(present('do', who), `need to ${verb}`)
    case 'must':
      return asks && !not ? helped(present('do', who), `have to ${verb}`) : helped('must', verb)
    case 'may':
    case 'can':
    case 'could':
    case 'would':
      return helped(tense, verb)
    case 'would have':
    case 'should have':
    case 'must have': {
      const [help = ''] = tense.split(' ')
      return helped(help, not ? `have ${done(verb)}` : `have ${done(verb)}`)
    }
    case 'let':
    case 'command':
    case 'please':
      return helped('', verb)
  }
}
