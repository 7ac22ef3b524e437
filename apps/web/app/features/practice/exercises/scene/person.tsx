import { type Person, people } from '@app/learning/scenes'
import { Trans } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { hasPicture } from '../../../../word-pictures/pictures.ts'
import { WordPicture } from '../../../../word-pictures/word-picture.tsx'

/** The words whose pictures are the heads of people. */
const pictures: Partial<Record<Person, string>> = {
  meera: 'penkutti',
  ravi: 'aankutti',
  fathima: 'kutti',
  ammoomma: 'ammoomma',
  appooppan: 'appooppan',
  amma: 'amma',
  teacher: 'teecchar',
  doctor: 'doktar',
}

const personOf = (name: string) => people.find((person) => person === name)

/** The name of somebody in a scene. */
export function PersonName({ by }: { by: string }) {
  switch (personOf(by)) {
    case 'meera':
      return <Trans>Meera</Trans>
    case 'ravi':
      return <Trans>Ravi</Trans>
    case 'fathima':
      return <Trans>Fathima</Trans>
    case 'ammaavan':
      return <Trans>Uncle</Trans>
    case 'ammoomma':
      return <Trans>Grandmother</Trans>
    case 'appooppan':
      return <Trans>Grandfather</Trans>
    case 'amma':
      return <Trans>Mother</Trans>
    case 'ittha':
      return <Trans>Ittha</Trans>
    case 'teacher':
      return <Trans>The teacher</Trans>
    case 'doctor':
      return <Trans>The doctor</Trans>
    case 'conductor':
      return <Trans>The conductor</Trans>
    case 'shopkeeper':
      return <Trans>The shopkeeper</Trans>
    case 'boatman':
      return <Trans>The boatman</Trans>
    case undefined:
      return null
  }
}

/** Who speaks, to the eye. The name itself stands beside it. */
export function PersonHead({ by }: { by: string }) {
  const person = personOf(by)
  const picture = person && pictures[person]
  if (picture && hasPicture(picture)) return <WordPicture entry={picture} className="size-10 shrink-0" />
  return (
    <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center rounded-[22%] bg-gold-soft">
      <UserRound />
    </span>
  )
}
