import type { Agreement } from '@app/english'

/** What a pronoun is as subject, as object, before a noun, and alone (“mine”); and what a verb agrees with. */
export type Pronoun = {
  subject: string
  object: string
  before: string
  alone: string
  who: Agreement
  of: 'person' | 'thing'
  kind: 'plain' | 'asks' | 'none' | 'some' | 'all'
}

const lines = `
ഞാൻ I me my mine I person plain
നീ you you your yours many person plain
നിങ്ങൾ you you your yours many person plain
താങ്കൾ you you your yours many person plain
അവൻ he him his his one person plain
ഇവൻ he him his his one person plain
അയാൾ he him his his one person plain
അദ്ദേഹം he him his his one person plain
ഇദ്ദേഹം he him his his one person plain
പുള്ളി he him his his one person plain
പുള്ളിക്കാരൻ he him his his one person plain
അവൾ she her her hers one person plain
ഇവൾ she her her hers one person plain
പുള്ളിക്കാരി she her her hers one person plain
അവർ they them their theirs many person plain
ഇവർ they them their theirs many person plain
ഞങ്ങൾ we us our ours many person plain
നമ്മൾ we us our ours many person plain
നാം we us our ours many person plain
അത് it it its its one thing plain
ഇത് this this its its one thing plain
അവ they them their theirs many thing plain
ഇവ these these their theirs many thing plain
ആര് who who whose whose one person asks
എന്ത് what what - - one thing asks
എന്താ what what - - one thing asks
എല്ലാവരും everyone everyone everyone’s everyone’s one person all
എല്ലാം everything everything - - one thing all
ആരെങ്കിലും someone someone someone’s someone’s one person some
ആരോ someone someone someone’s someone’s one person some
എന്തെങ്കിലും something something - - one thing some
എന്തോ something something - - one thing some
ആരും nobody anybody anybody’s anybody’s one person none
ഒന്നും nothing anything - - one thing none
മറ്റുള്ളവർ others others others’ others’ many person all
`

const isAgreement = (text: string): text is Agreement => text === 'I' || text === 'one' || text === 'many'
const isKind = (text: string): text is Pronoun['kind'] =>
  ['plain', 'asks', 'none', 'some', 'all'].includes(text)

export const pronouns: ReadonlyMap<string, Pronoun> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', subject = '', object = '', before = '', alone = '', who = '', of = '', kind = ''] =
        line.split(' ')
      return [
        word,
        {
          ...{ subject, object, before, alone },
          who: isAgreement(who) ? who : 'one',
          of: of === 'person' ? 'person' : 'thing',
          kind: isKind(kind) ? kind : 'plain',
        },
      ] as const
    }),
)
