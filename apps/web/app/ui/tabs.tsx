import type { KeyboardEvent, ReactNode } from 'react'

type Props<Name extends string> = {
  label: string
  tabs: readonly (readonly [Name, ReactNode])[]
  chosen: Name
  onChoose: (name: Name) => void
  children: ReactNode
}

/** Tabs over one panel. The arrow keys go from tab to tab, as usual; the Tab key goes on into the panel. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: Props<Name>) {
  const names = tabs.map(([name]) => name)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = placeAfter(event.key, names.indexOf(chosen), names.length)
    const name = next === undefined ? undefined : names[next]
    if (name === undefined) return
    event.preventDefault()
    onChoose(name)
    event.currentTarget.querySelector<HTMLElement>(`#tab-${name}`)?.focus()
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex flex-wrap border-b-2 border-line noscript:hidden"
      >
        {tabs.map(([name, text]) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls="panel"
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            className="-mb-0.5 min-h-12 max-w-full flex-[1_0_auto] border-b-4 border-transparent px-1 sm:px-3 text-lg font-semibold text-ink-soft aria-selected:border-accent aria-selected:text-ink"
          >
            {text}
          </button>
        ))}
      </div>
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${chosen}`} className="pt-4">
        {children}
      </div>
    </>
  )
}

function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
