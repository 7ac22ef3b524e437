import { type FormEvent, useCallback, useRef, useState } from 'react'

/** One thing at a time that the learner asked for: whether it is under way, and why the last one failed. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const underWay = useRef(false)

  /** Answers whether it was done. The same function each time, so that effects may depend on it: the compiler leaves `finally` alone. */
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

  /** A form's submission, its fields read by name. */
  const submit =
    (work: (field: (name: string) => string) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      const fields = new FormData(event.currentTarget, submitter)
      void act(() => work((name) => String(fields.get(name) ?? '')))
    }

  return { busy, failure, act, submit, clear: () => setFailure(undefined) }
}
