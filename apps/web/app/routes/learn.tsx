import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { FilmCard } from '../features/video/film-card.tsx'
import { FilmPreview } from '../features/video/film-preview.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useFilms } from '../media/use-films.ts'
import { LinkButton } from '../ui/button.tsx'

/** The films, one for each of five themes. */
export default function Learn() {
  const { t } = useLingui()
  const { to } = usePlace()
  return (
    <PageFrame
      title={t`Films – Malayalam for All`}
      description={t`Five films of Kerala to learn from: travel, music, food, festival stories and history.`}
      width="max-w-5xl"
    >
      <h1 className="mt-6 text-3xl font-bold">
        <Trans>Films</Trans>
      </h1>
      <p className="mt-1 mb-4 text-lg text-ink-soft">
        <Trans>
          Five films of Kerala, each line with its words beside it: watch, listen, and keep the words you
          like.
        </Trans>
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:[&>li:first-child]:col-span-2 lg:grid-cols-6 lg:[&>li]:col-span-2 lg:[&>li:nth-child(4)]:col-start-2">
        <Film slug="travel" preview={<FilmPreview film="travel" />}>
          <Trans>
            A bus to Alappuzha, a conductor who is afraid of water, and a boat that does not wait.
          </Trans>
        </Film>
        <Film slug="music">
          <Trans>A girl who wants a drum and is given a stone, and what the rain teaches her.</Trans>
        </Film>
        <Film slug="food">
          <Trans>A sadya on a banana leaf, and a boy who can hardly wait for the payasam.</Trans>
        </Film>
        <Film slug="festival">
          <Trans>A bowl that goes from house to house at Eid, Onam and Christmas, and is never empty.</Trans>
        </Film>
        <Film slug="history">
          <Trans>Palm leaves in the attic, and the treasure that ships once came for.</Trans>
        </Film>
      </ul>
      <BringYourOwn address={to('/bring')} />
    </PageFrame>
  )
}

function BringYourOwn({ address }: { address: string }) {
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
      <span className="min-w-0">
        <Trans>Or learn from a video or a text of your own.</Trans>
      </span>
      <LinkButton variant="quiet" to={address}>
        <Trans>Your videos and texts</Trans>
      </LinkButton>
    </p>
  )
}

type FilmProps = {
  slug: ReturnType<typeof useFilms>[number]['id']
  /** A small picture for the film that is on the screen at first. */
  preview?: ReactNode | undefined
  children: ReactNode
}

function Film({ slug, preview, children }: FilmProps) {
  const { to } = usePlace()
  const name = useFilms().find(({ id }) => id === slug)?.name
  return (
    <li>
      <FilmCard to={`${to('/youtube2')}?vid=${slug}`} poster={`/films/${slug}.jpg`} {...{ name, preview }}>
        {children}
      </FilmCard>
    </li>
  )
}
