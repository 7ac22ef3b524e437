import { useLocation } from 'react-router'
import { useHydrated } from '../ui/use-hydrated.ts'

/** The query of the address. The prerendered page knows of none, so the first render on it has none either. */
export function useSearch(): string {
  const { search } = useLocation()
  return useHydrated() ? search : ''
}
