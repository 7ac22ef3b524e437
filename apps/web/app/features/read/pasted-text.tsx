import type { CaptionFault } from '@app/learning/bring'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { type Given, leave, read as readGiven, useDoor } from '../../bring/door.ts'
import { refusalOfFault } from '../../bring/refusal-of-fault.ts'
import { useReceive } from '../../bring/use-receive.ts'
import { useShared } from '../../bring/use-shared.ts'
import { keepText, keptText } from '../../device/texts/kept-text.ts'
import { Button } from '../../ui/button.tsx'
import { lazyWithMessages } from '../../ui/lazy-with-messages.tsx'
import { OneMoment } from '../../ui/one-moment.tsx'
import { ShelfList } from './shelf-list.tsx'
import { TextBox } from './text-box.tsx'
import type { Reading } from './text-to-read.tsx'
import { useReadable } from './use-readable.ts'
import { useShelf } from './use-shelf.ts'

const FileFault = lazyWithMessages(
  () => import('../../bring/file-fault.tsx').then(({ FileFault }) => FileFault),
  'more',
)

type Props = {
  hydrated: boolean
  /** The address of a text of the shelf. */
  addressOf: (id: string) => string
  renderText: (reading: Reading) => ReactNode
}

/**
 * The text that was pasted last, or the box for one, with the shelf below it. Text written into the box before the page
 * is hydrated stays in it.
 */
export function PastedText({ hydrated, addressOf, renderText }: Props) {
  const [pasted, setPasted] = useState<string>()
  const text = pasted ?? (hydrated ? keptText() : '')
  const [isChanging, setChanging] = useState(false)
  const shared = useShared('/read')
  const [isTaken, setTaken] = useState(false)
  const { state, carried } = useDoor('/read')
  const receive = useReceive('/read')
  const { texts = [], forget } = useShelf()
  const { readable } = useReadable(undefined, text)

  function keep(text: string) {
    keepText(text)
    setPasted(text)
    setChanging(false)
    setTaken(true)
    leave()
  }

  /** What was copied with its form goes through the door: a table of words among it belongs to the words. */
  async function read(given: Extract<Given, { text: string }>) {
    if (given.html === undefined) return keep(given.text)
    const brought = await readGiven(given, { wanted: 'text' }).catch(() => undefined)
    if (brought?.kind === 'words') return receive(given)
    const chapters = brought?.kind === 'text' ? brought.text.chapters : []
    keep(chapters.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n') || given.text)
  }

  const refused = carried?.brought.kind === 'refused' ? carried.brought.fault : undefined
  const fault = refused ?? (typeof readable === 'object' && 'fault' in readable ? readable.fault : undefined)
  const box = (text: string) => (
    <>
      <TextBox
        text={text}
        busy={state === 'reading'}
        why={
          state === 'failed' ? (
            <NotArrived />
          ) : (
            fault && <WhyNot fault={fault} isFile={refused !== undefined} />
          )
        }
        onRead={(given) => void read(given)}
        onFile={(file) => void receive({ file })}
      />
      <ShelfList texts={texts} addressOf={addressOf} onForget={forget} />
    </>
  )
  if (shared && !isTaken) return box(shared)
  if (text === '' || readable === 'nothing' || isChanging || fault) return box(text)
  if (typeof readable === 'string' || 'fault' in readable) return <OneMoment />
  return (
    <>
      <div className="mb-2 flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => setChanging(true)} className="text-base">
          <Trans>Change the text</Trans>
        </Button>
        <Button variant="quiet" onClick={() => keep('')} className="text-base">
          <Trans>Forget it</Trans>
        </Button>
      </div>
      {readable.looksLikeWords && (
        <div className="mb-4 flex flex-wrap items-center gap-3 rounded-2xl border-2 border-gold bg-surface p-4">
          <p role="status" className="grow font-semibold">
            <Trans>These look like words.</Trans>
          </p>
          <Button variant="quiet" onClick={() => void receive({ text })} className="text-base">
            <Trans>Take them to my words</Trans>
          </Button>
        </div>
      )}
      {renderText({ readable, video: undefined })}
    </>
  )
}

/** Why a text or a file is not read. The text stays in its box, to be mended. */
function WhyNot({ fault, isFile }: { fault: CaptionFault; isFile: boolean }) {
  return (
    <Suspense>
      {isFile ? <Trans>The file:</Trans> : <Trans>The text:</Trans>}{' '}
      <FileFault refusal={refusalOfFault(fault)} />
    </Suspense>
  )
}

const NotArrived = () => (
  <Trans>That did not work. It may need the network, the first time. Nothing was changed.</Trans>
)
