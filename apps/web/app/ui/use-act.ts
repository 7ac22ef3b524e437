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

  /** The submission of a form, with its fields by name. */
  const submit =
    (work: (field: (name: string) => string) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      const fields = new FormData(event.currentTarget, submitter)
      void act(() => work((name) => String(fields.get(name) ?? '')))
    }

  return { busy, failure, act, submit, clear: () => setFailure(undefined) }
}
