import { useNavigate } from 'react-router'
import { Fault } from './link-fault.tsx'
import { Notice } from './notice.tsx'

/** A mailed link led here and could not do what it is for. Put away, it leaves the address too. */
export function LinkNotice({ error, address }: { error: string; address: string }) {
  const navigate = useNavigate()
  return (
    <Notice onClose={() => void navigate(address, { replace: true })}>
      <Fault error={error} />
    </Notice>
  )
}
