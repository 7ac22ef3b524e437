import type { OwnVideo, OwnVideoAdded } from '@app/api'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { loginAddress } from '../addresses/login-address.ts'
import { usePlace } from '../addresses/use-place.ts'
import { useIsShared, useShared } from '../bring/use-shared.ts'
import { AddedNotice } from '../features/bring/added-notice.tsx'
import { BringLink } from '../features/bring/bring-link.tsx'
import { BringText } from '../features/bring/bring-text.tsx'
import { BringVisitor } from '../features/bring/bring-visitor.tsx'
import { OwnList } from '../features/bring/own-list.tsx'
import type { BroughtNotes } from '../features/bring/prepare-text.ts'
import { useOwnVideos } from '../features/bring/use-own-videos.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { useSession } from '../session/session.ts'
import { LinkButton } from '../ui/button.tsx'
import { ForVisitors } from '../ui/for-visitors.tsx'
import { NoServer } from '../ui/server/no-server.tsx'

export const handle = { messages: 'learn' }

/** Your videos and texts: a link, captions or a text, and a list of the learner's texts. */
export default function Bring() {
  const { t } = useLingui()
  const { language, to } = usePlace()
  const session = useSession()
  const shared = useIsShared() ? '?shared' : ''
  return (
    <PageFrame
      title={t`Your videos and texts – Malayalam for All`}
      description={t`Learn Malayalam from a video or a text of your own: paste a link, upload captions, and every word is explained.`}
    >
      <h1 className="mt-6 text-3xl font-bold">
        <Trans>Your videos and texts</Trans>
      </h1>
      <p className="mt-1 mb-5 text-lg text-ink-soft">
        <Trans>A video you like, a song, a story from home: each word of it is explained.</Trans>
      </p>
      {session.state === 'visitor' && <VisitorsDoor />}
      <ForVisitors {...session} withoutServer={<ReadHere address={to('/read') + shared} />}>
        <BringVisitor
          readAddress={to('/read') + shared}
          loginAddress={loginAddress(to('/bring') + shared, language)}
        />
      </ForVisitors>
      {session.state === 'signed-in' && <OwnTexts key={session.user.id} />}
    </PageFrame>
  )
}

/** What another app has shared with a visitor goes on to the page that it belongs to. */
function VisitorsDoor() {
  useShared('/bring')
  return null
}

/** Without an account, a text is read on the device. */
function ReadHere({ address }: { address: string }) {
  return (
    <>
      <NoServer />
      <LinkButton to={address}>
        <Trans>Read a text without an account</Trans>
      </LinkButton>
    </>
  )
}

function OwnTexts() {
  const { to } = usePlace()
  const { videos, ask } = useOwnVideos()
  const [added, setAdded] = useState<{ added: OwnVideoAdded; notes: BroughtNotes }>()
  const [link, setLink] = useState('')
  const shared = useShared('/bring')
  const addressesOf = ({ id }: Pick<OwnVideo, 'id'>) => ({
    watch: `${to('/youtube2')}?vid=${id}`,
    read: `${to('/read')}?vid=${id}`,
  })
  function onAdded(now: OwnVideoAdded, notes: BroughtNotes = { original: [], english: [] }) {
    setAdded({ added: now, notes })
    setLink('')
    ask()
  }
  useEffect(() => {
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [ask])

  return (
    <>
      {added && (
        <AddedNotice {...added}>
          <WatchAndRead {...addressesOf(added.added.video)} />
        </AddedNotice>
      )}
      <Part title={<Trans>A link</Trans>}>
        <BringLink key={shared} shared={shared} onAdded={onAdded} onLink={setLink} />
      </Part>
      <Part title={<Trans>Captions or a text</Trans>}>
        <BringText
          onAdded={onAdded}
          link={link}
          renderKnown={(id) => (
            <div className="rounded-xl bg-backwater-soft p-3">
              <p className="mb-2 font-semibold">
                <Trans>You have brought the text of this file before.</Trans>
              </p>
              <WatchAndRead {...addressesOf({ id })} />
            </div>
          )}
        />
      </Part>
      <Part title={<Trans>My texts</Trans>}>
        <OwnList videos={videos} addressesOf={addressesOf} onChanged={ask} />
      </Part>
      <p className="mt-6 text-sm text-ink-soft">
        <Trans>
          What you bring is for your own study, and nobody else sees it. Bring only what you may use so.
        </Trans>
      </p>
    </>
  )
}

function WatchAndRead({ watch, read }: { watch: string; read: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={watch} className="text-base">
        <Trans>Watch</Trans>
      </LinkButton>
      <LinkButton variant="quiet" to={read} className="text-base">
        <Trans>Read</Trans>
      </LinkButton>
    </div>
  )
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-2xl font-bold">{title}</h2>
      {children}
    </section>
  )
}
