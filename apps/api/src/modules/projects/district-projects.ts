import type { ProjectSummary } from '@yoodee/api-contract/projects';
import type { Db } from '../../db/database.ts';
import { projectSummaryOf } from './project.view.ts';
import { createProjectReads } from './projects.queries.ts';

const mostShown = 12;

/** Reads the projects of a district that have published assets, those with most first. */
export const createDistrictProjects = (db: Db) => {
  const projects = createProjectReads(db);
  return async (districtCode: string): Promise<ProjectSummary[]> => {
    const rows = await projects.inDistrict(districtCode);
    const counts = await projects.countOffers(rows.map(({ id }) => id));
    return rows
      .map((row) => projectSummaryOf(row, counts.get(row.id)))
      .map((project) => ({ project, count: project.for_sale + project.for_rent }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.project.id - b.project.id)
      .slice(0, mostShown)
      .map(({ project }) => project);
  };
};
