import type { ComponentPropsWithoutRef } from 'react'
import { type SignedFile, useSignedFile } from './signed-file.ts'

interface FileLinkProps extends Omit<
  ComponentPropsWithoutRef<'a'>,
  'href' | 'download' | 'onClick'
> {
  file: SignedFile & { readonly address: string }
}

/** A link that downloads a signed file: the page may be older than the address of the file, so a failure is shown. */
export function FileLink({ file, children, ...link }: FileLinkProps) {
  const { mutate, isPending } = useSignedFile()
  return (
    <a
      {...link}
      href={file.address}
      download
      aria-busy={isPending}
      onClick={(event) => {
        event.preventDefault()
        if (!isPending) mutate(file)
      }}
    >
      {children}
    </a>
  )
}
