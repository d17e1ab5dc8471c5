import type { ReactNode } from 'react'
import { AccountNav } from './AccountNav.tsx'
import { StepUpHost } from './security/StepUpHost.tsx'

/** The tabs of an account around each of its pages. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <AccountNav />
    {children}
    <StepUpHost />
  </>
)
