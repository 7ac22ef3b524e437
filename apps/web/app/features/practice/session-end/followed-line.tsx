import { demoVideo } from '@app/api/paths'
import { Trans } from '@lingui/react/macro'
import { usePlace } from '../../../addresses/use-place.ts'
import type { Course } from '../../../course/course.ts'
import { useFilms } from '../../../media/use-films.ts'
import { isOpenTo, useSession } from '../../../session/session.ts'
import { PlainLink } from '../../../ui/plain-link.tsx'
import { Reading } from '../../../ui/reading.tsx'

type Props = {
  /** The id of a line. */
  line: string | undefined
  course: Course
}

/** A line of a film that could not be followed before this session, and the way to it. */
export function FollowedLine({ line: id, course }: Props) {
  const { to } = usePlace()
  const films = useFilms()
  // A visitor sees only the demo's film.
  const isOpen = isOpenTo(useSession())
  const line = id === undefined ? undefined : course.content.lines.get(id)
  if (!line) return null
  const film = films.find((one) => one.id === line.film)
  const from = Math.floor(line.from)
  const address = isOpen
    ? `${to('/youtube2')}?vid=${line.film}&t=${from}`
    : line.film === demoVideo
      ? `${to('/demo')}?t=${from}`
      : undefined
  return (
    <section className="mt-4 rounded-3xl border-2 border-line bg-surface p-4">
      <h2 className="font-bold">
        <Trans>What you can follow now</Trans>
      </h2>
      <p lang="ml" className="mt-1 text-xl">
        {line.text}
      </p>
      <p>
        <Reading text={line.text} />
      </p>
      <p lang="en" className="text-ink-soft">
        {line.english}
      </p>
      {film && address !== undefined && (
        <p className="mt-2">
          <PlainLink to={address}>
            <Trans>Hear it in the film: {film.name}</Trans>
          </PlainLink>
        </p>
      )}
    </section>
  )
}
