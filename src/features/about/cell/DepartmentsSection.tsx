import { Band } from '../../../ui/Band'
import { Mark } from '../../../ui/Mark'
import { cellCopy } from './copy'
import { departments } from './sample'

const copy = cellCopy.departments

export function DepartmentsSection() {
  return (
    <Band sunken title={copy.title} lead={copy.lead}>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {departments.map((department) => (
          <li key={department.name} className="flex gap-4">
            <Mark name={department.mark} className="size-10 text-brand" />
            <div>
              <h3 className="text-lg">{department.name}</h3>
              <p className="mt-1 text-muted">{department.task}</p>
              <p className="mt-1">
                {copy.head}: {department.head}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
