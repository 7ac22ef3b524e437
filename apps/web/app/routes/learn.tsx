import { Trans, useLingui } from '@lingui/react/macro'
import { BookOpenText, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlace } from '../addresses/use-place.ts'
import { PartLink } from '../features/site/part-link.tsx'
import { FilmCard } from '../features/video/film-card.tsx'
import { FilmPreview } from '../features/video/film-preview.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useFilms } from '../media/use-films.ts'
import { ByTargetLanguage } from '../prerender/by-target-language.tsx'
import { needsAccount, useSession } from '../session/session.ts'

/** The films, one for each of five themes. */
export default function Learn() {
  const { t } = useLingui()
  const { to } = usePlace()
  return (
    <PageFrame
      title={t`Watch and read – Malayalam for All`}
      description={t`Five films of Kerala to learn from: travel, music, food, festival stories and history.`}
      width="max-w-5xl"
    >
      <h1 className="mt-6 text-3xl font-bold">
        <Trans>Watch and read</Trans>
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
      <h2 className="mt-8 mb-3 text-2xl font-bold">
        <Trans>Texts and videos of your own</Trans>
      </h2>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        <PartLink
          to={to('/read')}
          icon={<BookOpenText aria-hidden="true" />}
          name={
            <ByTargetLanguage
              malayalam={<Trans>Read a text</Trans>}
              english={<Trans>Read an English text</Trans>}
            />
          }
          about={<Trans>tap any word to see what it means</Trans>}
        />
        <PartLink
          needsServer
          to={to('/bring')}
          icon={<Upload aria-hidden="true" />}
          name={<Trans>Your videos and texts</Trans>}
          about={<Trans>bring a link or a file</Trans>}
        />
      </ul>
    </PageFrame>
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
  const isClosed = needsAccount(useSession())
  return (
    <li>
      <FilmCard
        to={`${to('/youtube2')}?vid=${slug}`}
        poster={`/films/${slug}.jpg`}
        needsAccount={isClosed}
        {...{ name, preview }}
      >
        {children}
      </FilmCard>
    </li>
  )
}
