import type { ReactNode } from 'react'
import { IconButton } from '../../../../ui/button.tsx'

type Props = {
  label: string
  pressed?: boolean
  onPress: () => void
  className?: string
  children: ReactNode
}

/** A button of the player. A pressed state shows by more than its colour. */
export function ControlButton({ label, pressed, onPress, className = '', children }: Props) {
  return (
    <IconButton
      label={label}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={onPress}
      className={`relative aria-pressed:after:absolute aria-pressed:after:bottom-1 aria-pressed:after:h-1 aria-pressed:after:w-5 aria-pressed:after:rounded-full aria-pressed:after:bg-accent aria-[pressed=false]:after:hidden aria-[pressed=true]:text-accent ${className}`}
    >
      {children}
    </IconButton>
  )
}
