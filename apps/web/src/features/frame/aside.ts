import type { ReactNode } from 'react'

/** Something beside the navigation: unfolded, shrinked to an icon, or a bar on a phone. */
export type Aside = (shape: 'list' | 'icon' | 'bar') => ReactNode
