import { type CaptionFault, decodeText, parseCaptions } from '@app/learning/bring'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { loginAddress } from '../addresses/login-address.ts'
import { addressOf } from '../addresses/paths.ts'
import { usePlace } from '../addresses/use-place.ts'
import { useSearch } from '../addresses/use-search.ts'
import { useTargetLanguage } from '../device/target-language/target-language.ts'
import { keepText, keptText } from '../device/texts/kept-text.ts'
import { FileFault } from '../features/bring/file-fault.tsx'
import { TranslateText } from '../features/coach/translation/translate-text.tsx'
import { TextBox } from '../features/read/text-box.tsx'
import { TextToRead } from '../features/read/text-to-read.tsx'
import { type Readable, useReadable } from '../features/read/use-readable.ts'
import { TappableText } from '../features/words/tappable-text.tsx'
import { wordLines } from '../features/words/tappable-word.tsx'
import { useTappable } from '../features/words/use-tappable.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { useBrought } from '../media/use-brought.ts'
import { PrerenderPlaceholder } from '../prerender/prerender-placeholder.tsx'
import { useHydrated } from '../prerender/use-hydrated.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { OneMoment } from '../ui/one-moment.tsx'

export const handle = { messages: 'learn' }

/**
 * The reading page: the transcript of the video in the address, or a text that is pasted here and stays on
 * the device.
 */
export default function Read() {
  const { t } = useLingui()
  const video = new URLSearchParams(useSearch()).get('vid') || undefined
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
            <PastedText hydrated={hydrated} />
          </PrerenderPlaceholder>
        )}
      </div>
    </PageFrame>
  )
}

/** Text written into the box before the page is hydrated stays in it. */
function PastedText({ hydrated }: { hydrated: boolean }) {
  const [pasted, setPasted] = useState<string>()
  const text = pasted ?? (hydrated ? keptText() : '')
  const [isChanging, setChanging] = useState(false)
  const [brought, forgetBrought] = useBroughtText()
  const { readable } = useReadable(undefined, text)
  function read(pasted: string) {
    keepText(pasted)
    setPasted(pasted)
    setChanging(false)
    forgetBrought()
  }
  if (brought) return <TextBox {...brought} onRead={read} />
  if (text === '' || readable === 'nothing' || isChanging) return <TextBox text={text} onRead={read} />
  if (typeof readable === 'string') return <OneMoment />
  if ('fault' in readable)
    return <TextBox text={text} why={<WhyNot fault={readable.fault} />} onRead={read} />
  return (
    <>
      <div className="mb-2 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setChanging(true)} className="text-base">
          <Trans>Change the text</Trans>
        </Button>
        <Button variant="quiet" onClick={() => read('')} className="text-base">
          <Trans>Forget it</Trans>
        </Button>
      </div>
      <TappableTextToRead readable={readable} video={undefined} />
    </>
  )
}

function TappableTextToRead({ readable, video }: { readable: Readable; video: string | undefined }) {
  const { ask, explained } = useTappable()
  return (
    <>
      <TextToRead
        readable={readable}
        video={video}
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

/** Why a text or a file is not read. The text stays in its box, to be mended. */
function WhyNot({ fault: { kind, ...fault } }: { fault: CaptionFault }) {
  return (
    <>
      <Trans>The text:</Trans>{' '}
      <FileFault refusal={{ reason: kind === 'no-captions' ? 'no-captions-in-file' : kind, ...fault }} />
    </>
  )
}

type Brought = { text: string; why?: ReactNode }

/** The text that another app has shared, also that of a file. It is kept only when the learner reads it. */
function useBroughtText() {
  const item = useBrought()
  const [brought, setBrought] = useState<Brought>()
  useEffect(() => {
    if (!item) return
    const coming = item.file ? item.file.arrayBuffer().then(textOfFile) : { text: item.text }
    Promise.resolve(coming).then(setBrought, () => undefined)
  }, [item])
  return [brought, () => setBrought(undefined)] as const
}

/** A file that is no text at all is refused here already. */
function textOfFile(buffer: ArrayBuffer): Brought {
  const bytes = new Uint8Array(buffer)
  const parsed = parseCaptions(bytes)
  const text = decodeText(bytes)
  if (parsed.type === 'lines' || (text !== undefined && parsed.fault.kind !== 'format'))
    return { text: text ?? '' }
  return { text: '', why: <WhyNot fault={parsed.fault} /> }
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
