import { type Field, type Key, press } from '@app/malayalam/keyboard'
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * A text field that our keyboard and the device's own both write into. Its state is the text and the caret; the
 * element keeps the caret while the device's keyboard is used.
 */
export function useMalayalamField() {
  const element = useRef<HTMLInputElement>(null)
  const [field, setField] = useState<Field>({ text: '', start: 0, end: 0 })
  /** Where our keyboard has set the caret last. */
  const [caret, setCaret] = useState<Field>()

  useLayoutEffect(() => {
    if (caret) element.current?.setSelectionRange(caret.start, caret.end)
  }, [caret])

  function read({ target }: { target: HTMLInputElement }) {
    const { value, selectionStart, selectionEnd } = target
    setField({
      text: value,
      start: selectionStart ?? value.length,
      end: selectionEnd ?? value.length,
    })
  }

  return {
    text: field.text,
    before: field.text.slice(0, field.start),
    focus: () => element.current?.focus(),
    onKey(key: Key) {
      const next = press(field, key)
      setField(next)
      setCaret(next)
    },
    input: {
      ref: element,
      value: field.text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => read(event),
      onSelect: (event: { currentTarget: HTMLInputElement }) => read({ target: event.currentTarget }),
    },
  }
}
