import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FilmCard } from '../features/video/film-card.tsx'
import { InTheMaking } from '../features/video/in-the-making.tsx'
import { usePlace } from '../lib/use-place.ts'
import { FestivalScene } from '../ui/pictures/festival-scene.tsx'
import { FoodScene } from '../ui/pictures/food-scene.tsx'
import { HistoryScene } from '../ui/pictures/history-scene.tsx'
import { MusicScene } from '../ui/pictures/music-scene.tsx'
import { TravelScene } from '../ui/pictures/travel-scene.tsx'
import { PageFrame } from './page-frame.tsx'

/** The immersion page: one film for each of five themes. */
export default function Learn() {
  const { t } = useLingui()
  return (
    <PageFrame
      title={t`Immersion videos – Malayalam for All`}
      description={t`Five films of Kerala to learn from: travel, music, food, festival stories and history.`}
      width="max-w-5xl"
    >
      <h1 className="mt-6 text-3xl font-bold">
        <Trans>Immersion videos</Trans>
      </h1>
      <p className="mt-1 mb-4 text-lg text-ink-soft">
        <Trans>
          Five films of Kerala, each line with its words beside it: watch, listen, and keep the words you
          like.
        </Trans>
      </p>
      <InTheMaking>
        <Trans>The films are being made: the page shows what to expect.</Trans>
      </InTheMaking>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:[&>li:first-child]:col-span-2 lg:grid-cols-6 lg:[&>li]:col-span-2 lg:[&>li:nth-child(4)]:col-start-2">
        <Film slug="travel" picture={<TravelScene className="block w-full" />} name={<Trans>Travel</Trans>}>
          <Trans>A houseboat on the backwaters, a bus on the road, and people asking their way.</Trans>
        </Film>
        <Film slug="music" picture={<MusicScene className="block w-full" />} name={<Trans>Music</Trans>}>
          <Trans>The chenda and the veena, and how people talk about music they love.</Trans>
        </Film>
        <Film slug="food" picture={<FoodScene className="block w-full" />} name={<Trans>Food</Trans>}>
          <Trans>A sadya on a banana leaf, a glass of chaya, and talk across the table.</Trans>
        </Film>
        <Film
          slug="festival"
          picture={<FestivalScene className="block w-full" />}
          name={<Trans>Festival stories</Trans>}
        >
          <Trans>A theyyam by torchlight, a carpet of flowers, and the stories behind them.</Trans>
        </Film>
        <Film
          slug="history"
          picture={<HistoryScene className="block w-full" />}
          name={<Trans>History</Trans>}
        >
          <Trans>A fort by the sea, a book of palm leaves, a lamp, and what they have seen.</Trans>
        </Film>
      </ul>
    </PageFrame>
  )
}

type FilmProps = { slug: string; picture: ReactNode; name: ReactNode; children: ReactNode }

function Film({ slug, picture, name, children }: FilmProps) {
  const { to } = usePlace()
  return (
    <li>
      <FilmCard to={`${to('/youtube2')}?vid=${slug}`} picture={picture} name={name}>
        {children}
      </FilmCard>
    </li>
  )
}
