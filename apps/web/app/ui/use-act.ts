import { type FormEvent, useCallback, useRef, useState } from 'react'

/** Runs one action of the learner at a time: whether it is running, and why the last one failed. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const underWay = useRef(false)

  /**
   * Returns whether it was done. It is the same function each time, so that effects may depend on it: the
   * compiler does not memoise functions with `finally`.
   */
  const act = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }, [])

  /**
   * The submission of a form, with its fields by name. An empty field that is required has the focus instead, and is
   * the failure: the form is `noValidate`, because a browser would say it in its own language.
   */
  const submit =
    (work: (field: (name: string) => string) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const empty = emptyField(event.currentTarget)
      if (empty) {
        empty.focus()
        return setFailure(new EmptyField(nameOf(empty)))
      }
      const { submitter } = event.nativeEvent as SubmitEvent
      const fields = new FormData(event.currentTarget, submitter)
      void act(() => work((name) => String(fields.get(name) ?? '')))
    }

  return { busy, failure, act, submit, clear: () => setFailure(undefined) }
}

/** A required field was left empty; the message is its name. */
export class EmptyField extends Error {}

const emptyField = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].find(({ validity }) => validity.valueMissing)

const nameOf = ({ labels, name }: HTMLInputElement) => labels?.[0]?.textContent ?? name
