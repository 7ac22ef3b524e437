import { useRef, useState } from 'react'

/** One thing at a time that the learner asked for: whether it is under way, and why the last one failed. */
export function useWork() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const underWay = useRef(false)

  async function work(act: () => Promise<unknown>) {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFailure(undefined)
    await act().catch(setFailure)
    underWay.current = false
    setBusy(false)
  }

  return { busy, failure, work }
}
