import { Band } from '../../../ui/page/Band'
import { LineIcon } from '../../../ui/page/LineIcon'
import { cellCopy } from './copy'
import { departments } from './sample'

const copy = cellCopy.departments

export function DepartmentsSection() {
  return (
    <Band sunken title={copy.title} lead={copy.lead}>
      <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {departments.map((department) => (
          <li key={department.name} className="grid gap-4 2xs:flex">
            <LineIcon name={department.icon} className="size-10 text-brand" />
            <div>
              <h3 className="text-lg">{department.name}</h3>
              <p className="mt-1 text-muted">{department.task}</p>
              <p className="mt-1">{copy.head(department.head)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
