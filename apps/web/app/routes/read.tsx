import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { loginAddress } from '../addresses/login-address.ts'
import { addressOf } from '../addresses/paths.ts'
import { usePlace } from '../addresses/use-place.ts'
import { useSearch } from '../addresses/use-search.ts'
import { useDoor } from '../bring/door.ts'
import { useTargetLanguage } from '../device/target-language/target-language.ts'
import { TranslateText } from '../features/coach/translation/translate-text.tsx'
import { BroughtToRead } from '../features/read/brought-to-read.tsx'
import { PastedText } from '../features/read/pasted-text.tsx'
import { ShelfReader } from '../features/read/shelf-reader.tsx'
import { type Reading, TextToRead } from '../features/read/text-to-read.tsx'
import { useReadable } from '../features/read/use-readable.ts'
import { TappableText } from '../features/words/tappable-text.tsx'
import { wordLines } from '../features/words/tappable-word.tsx'
import { useTappable } from '../features/words/use-tappable.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { PrerenderPlaceholder } from '../prerender/prerender-placeholder.tsx'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { OneMoment } from '../ui/one-moment.tsx'

export const handle = { messages: 'learn' }

/**
 * The reading page: the transcript of the video in the address, or a text of the device: one from its shelf, or the one
 * that was pasted last.
 */
export default function Read() {
  const { t } = useLingui()
  const query = new URLSearchParams(useSearch())
  const video = query.get('vid') || undefined
  const shelved = query.get('text') || undefined
  const hydrated = useHydrated()
  const isEnglish = useTargetLanguage() === 'english'
  return (
    <PageFrame
      title={isEnglish ? t`Read English – Malayalam for All` : t`Read – Malayalam for All`}
      description={t`Read any Malayalam or English text with every word explained: paste one, and see which of its words you know.`}
      width="max-w-3xl"
    >
      <h1 className="mt-6 mb-3 text-3xl font-bold">
        <Trans>Read</Trans>
      </h1>
      <div className="in-data-text:rest-of-screen">
        {video ? (
          <VideoText key={video} video={video} />
        ) : (
          <PrerenderPlaceholder known="text" over={hydrated} meanwhile={<OneMoment />}>
            <OwnText hydrated={hydrated} shelved={shelved} />
          </PrerenderPlaceholder>
        )}
      </div>
    </PageFrame>
  )
}

/** What was brought, and the text that is open: from the shelf, or the one that was pasted. */
function OwnText({ hydrated, shelved }: { hydrated: boolean; shelved: string | undefined }) {
  const { to } = usePlace()
  const navigate = useNavigate()
  const { carried } = useDoor('/read')
  const [just, setJust] = useState<{ number: number; id: string }>()
  const isJust = carried !== undefined && just?.number === carried.number && just.id === shelved
  const address = (id: string) => `${to('/read')}?text=${id}`
  const brought = carried && (!shelved || isJust || carried.number !== just?.number) && (
    <BroughtToRead
      key={carried.number}
      carried={carried}
      shelved={just?.number === carried.number ? just.id : undefined}
      onShelved={(id) => {
        setJust({ number: carried.number, id })
        void navigate(address(id))
      }}
    />
  )
  const renderText = (reading: Reading) => <TappableTextToRead {...reading} />
  return (
    <>
      {brought}
      {shelved ? (
        <ShelfReader key={shelved} id={shelved} shelfAddress={to('/read')} renderText={renderText} />
      ) : (
        <PastedText hydrated={hydrated} addressOf={address} renderText={renderText} />
      )}
    </>
  )
}

function TappableTextToRead(reading: Reading) {
  const { video } = reading
  const { ask, explained } = useTappable()
  return (
    <>
      <TextToRead
        {...reading}
        wordLines={wordLines}
        renderText={(text, markOf) => <TappableText text={text} onWord={ask} markOf={markOf} />}
        onWord={(word, beside) => ask({ words: [word], at: 0, beside })}
        renderTranslating={(lines, onTranslated) => (
          <TranslateText video={video} lines={lines} onTranslated={onTranslated} />
        )}
      />
      {explained}
    </>
  )
}

function VideoText({ video }: { video: string }) {
  const { language, to } = usePlace()
  const { readable, again } = useReadable(video, '')
  const here = addressOf(`/read?vid=${encodeURIComponent(video)}`, language)
  switch (readable) {
    case 'coming':
      return <OneMoment />
    case 'signed-out':
      return (
        <Instead
          said={<Trans>This text belongs to an account. Log in to read it.</Trans>}
          next={
            <LinkButton to={loginAddress(here, language)}>
              <Trans>Sign Up/Login</Trans>
            </LinkButton>
          }
        />
      )
    case 'missing':
    case 'nothing':
      return (
        <Instead
          said={<Trans>There is no such text, or it is not yours.</Trans>}
          next={
            <LinkButton to={to('/bring')}>
              <Trans>My texts</Trans>
            </LinkButton>
          }
        />
      )
    case 'failed':
      return (
        <Instead
          said={<Trans>The text did not arrive. Try again when you are online.</Trans>}
          next={
            <Button onClick={again}>
              <Trans>Try again</Trans>
            </Button>
          }
        />
      )
    default:
      return 'fault' in readable ? undefined : <TappableTextToRead readable={readable} video={video} />
  }
}

function Instead({ said, next }: { said: ReactNode; next: ReactNode }) {
  return (
    <>
      <p role="alert" className="mb-4 text-lg">
        {said}
      </p>
      {next}
    </>
  )
}
