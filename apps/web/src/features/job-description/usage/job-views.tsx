import { Link } from '@tanstack/react-router'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { useJobUsageWords } from './words.ts'

/** In the space of a group: its own job descriptions, or those of all its companies with who uses them. */
export function JobViews({ selected }: { selected: 'network' | 'companies' }) {
  const t = useJobUsageWords()
  return (
    <TabLinks
      className="-mt-2 pb-4 narrow:w-full"
      label={t(($) => $.views)}
      selected={selected}
      tabs={[
        { id: 'network', label: t(($) => $.tabs.network) },
        { id: 'companies', label: t(($) => $.tabs.companies) },
      ]}
      link={({ id, ...link }) => (
        <Link
          to={screenPaths.jobDescriptions}
          search={id === 'companies' ? { jobsOf: 'companies' } : {}}
          // The address of the first tab is a part of that of the second.
          activeOptions={{ exact: true }}
          {...link}
        />
      )}
    />
  )
}
