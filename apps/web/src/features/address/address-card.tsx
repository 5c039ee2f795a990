import type { Location } from '@renfort/contract/organisation.ts'
import MapPin from 'lucide-react/icons/map-pin'
import { addressLine } from './address-text.ts'

interface AddressCardProps {
  location: Pick<
    Location,
    'title' | 'description' | 'address' | 'streetNumber' | 'streetName' | 'postalCode' | 'city'
  >
}

/** An address to read: its name, its postal line and how to get in. */
export function AddressCard({ location }: AddressCardProps) {
  return (
    <div className="flex items-start gap-3">
      <MapPin aria-hidden size={18} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-medium">{location.title}</p>
        <p className="text-muted">{addressLine(location)}</p>
        {location.description !== null && location.description !== '' && (
          <p className="mt-1 text-table whitespace-pre-line text-muted">{location.description}</p>
        )}
      </div>
    </div>
  )
}
