import { type ClipboardEvent, useRef } from 'react'
import type { Given } from './door.ts'

/**
 * What is pasted into a text field has its form in its HTML, which the field does not keep: tables, lists, who wrote
 * what in a chat. It counts as long as nothing else is in the field.
 */
export function usePastedHtml() {
  const pasted = useRef<{ text: string; html: string }>(undefined)
  return {
    onPaste({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) {
      const [text, html] = [clipboardData.getData('text/plain'), clipboardData.getData('text/html')]
      const isAlone = currentTarget.value === '' || currentTarget.value.length === selectedIn(currentTarget)
      pasted.current = html !== '' && isAlone ? { text, html } : undefined
    },
    /** The text of the field, with its HTML if it is still what was pasted. */
    givenOf(text: string): Extract<Given, { text: string }> {
      const { current } = pasted
      const isSame = current && text.trim() === current.text.replace(/\r\n?/g, '\n').trim()
      return isSame ? { text, html: current.html } : { text }
    },
  }
}

const selectedIn = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => selectionEnd - selectionStart
