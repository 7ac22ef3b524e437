import {
  type Direction,
  type Key,
  type KeyPlace,
  keyBeside,
  type LayoutName,
  layouts,
  shownOn,
  widthOf,
} from '@app/malayalam/keyboard'
import { useLingui } from '@lingui/react/macro'
import { ArrowBigUp, Check, Delete, Space } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { FixedList } from '../../../ui/fixed-list.tsx'
import { keySound } from './key-sound.ts'

type Props = {
  layout: LayoutName
  /** What stands before the caret: it says whether a vowel's key writes a sign. */
  before: string
  onPress: (key: Key) => void
  /** Whether there is a text that can be checked. */
  canEnter: boolean
  onEnter: () => void
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/**
 * A Malayalam keyboard on the screen. Tab leads to one of its keys, and the arrow keys from key to key. A press
 * leaves the focus in the field, so that the caret stays.
 */
export function MalayalamKeyboard({ layout, before, onPress, canEnter, onEnter }: Props) {
  const { t } = useLingui()
  const grid = useRef<HTMLDivElement>(null)
  const [shift, setShift] = useState(false)
  const [place, setPlace] = useState<KeyPlace>({ row: 0, at: 0 })
  const { columns, rows: plain, shifted } = layouts[layout]
  const rows = shift && shifted ? shifted : plain

  function press(key: Key) {
    setShift(key.type === 'shift' && !shift)
    if (key.type === 'enter') onEnter()
    else if (key.type !== 'shift') onPress(key)
  }

  function move(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = keyBeside(rows, place, direction)
    setPlace(next)
    grid.current?.querySelector<HTMLElement>(`[data-key="${next.row}/${next.at}"]`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: its keys are no fields of a form
    <div
      ref={grid}
      role="group"
      aria-label={t`Malayalam keyboard`}
      onKeyDown={move}
      className="grid w-full select-none"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      <FixedList items={rows}>
        {(keys, row) => (
          <FixedList items={keys}>
            {(key, at) => (
              <KeyButton
                keyOf={key}
                name={`${row}/${at}`}
                inTabOrder={row === place.row && at === place.at}
                before={before}
                shift={shift}
                canEnter={canEnter}
                onPress={() => {
                  setPlace({ row, at })
                  press(key)
                }}
              />
            )}
          </FixedList>
        )}
      </FixedList>
    </div>
  )
}

type KeyButtonProps = {
  keyOf: Key
  name: string
  inTabOrder: boolean
  before: string
  shift: boolean
  canEnter: boolean
  onPress: () => void
}

/** All of a key's cell can be touched; what is painted leaves a gap to the next. */
function KeyButton({ keyOf: key, name, inTabOrder, before, shift, canEnter, onPress }: KeyButtonProps) {
  return (
    <button
      type="button"
      data-key={name}
      tabIndex={inTabOrder ? 0 : -1}
      aria-pressed={key.type === 'shift' ? shift : undefined}
      aria-disabled={key.type === 'enter' ? !canEnter : undefined}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      style={{ gridColumn: `span ${widthOf(key)}` }}
      className="group min-h-11 touch-manipulation p-px"
    >
      <span
        className={`flex size-full items-center justify-center rounded-lg border border-line group-active:border-accent group-active:bg-accent-soft group-aria-pressed:border-accent group-aria-pressed:bg-accent-soft ${'text' in key ? 'bg-surface' : key.type === 'enter' ? 'bg-accent text-accent-ink group-active:text-ink group-aria-disabled:opacity-60' : 'bg-raised'}`}
      >
        <KeyFace keyOf={key} before={before} />
      </span>
    </button>
  )
}

function KeyFace({ keyOf: key, before }: { keyOf: Key; before: string }) {
  const { t } = useLingui()
  const { type } = key
  switch (type) {
    case 'space':
      return <Sign name={t`Space`} icon={Space} />
    case 'backspace':
      return <Sign name={t`Delete the letter before`} icon={Delete} />
    case 'enter':
      return <Sign name={t`Check`} icon={Check} />
    case 'shift':
      return <Sign name={t`More letters`} icon={ArrowBigUp} />
    default: {
      const shown = shownOn(key, before)
      const letter = shown.replace('◌', '')
      return (
        <>
          <span lang="ml" className={sizeOf(shown)}>
            {shown}
          </span>
          {letter === '്' ? (
            <span className="sr-only">{t`no vowel`}</span>
          ) : (
            <span lang="ml-Latn" className="sr-only">
              {keySound(letter)}
            </span>
          )}
        </>
      )
    }
  }
}

/** Wide letters are smaller, so that each fits on the key of a narrow phone. */
function sizeOf(shown: string): string {
  if (/[ഐഔൊോൈ]/u.test(shown)) return 'text-xs'
  return shown.length > 1 || /[ഈഊഝഞണൺ]/u.test(shown) ? 'text-base max-sm:text-sm' : 'text-xl max-sm:text-lg'
}

function Sign({ name, icon: Icon }: { name: string; icon: typeof Delete }) {
  return (
    <>
      <span className="sr-only">{name}</span>
      <Icon aria-hidden="true" className="size-5" />
    </>
  )
}
