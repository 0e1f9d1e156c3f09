import type { Face } from '../parts/Faces.tsx';

/** Answers of GET /api/pages/profile and /api/pages/profile/header (spec §3). */

export type ProfileHeader = {
  readonly fullName: string;
  readonly location: string;
  readonly joiningDate: string;
  readonly designation: string;
  readonly profileImg: string;
  readonly coverImg: string;
};

export type ProfileFact = { readonly icon: string; readonly property: string; readonly value: string };
export type Chip = { readonly title: string; readonly color: string };

export type About = {
  readonly about: readonly ProfileFact[];
  readonly contacts: readonly ProfileFact[];
  readonly teams: readonly Omit<ProfileFact, 'icon'>[];
  readonly overview: readonly ProfileFact[];
  readonly connections: readonly (Face & { readonly connections: string; readonly isFriend: boolean })[];
  readonly teamsTech: readonly {
    readonly title: string;
    readonly avatar: string;
    readonly members: number;
    readonly chipText: string;
    readonly ChipColor: string;
  }[];
};

export type Team = {
  readonly title: string;
  readonly avatar: string;
  readonly avatarGroup: readonly Face[];
  readonly extraMembers: number;
  readonly description: string;
  readonly chips: readonly Chip[];
};

export type Project = {
  readonly title: string;
  readonly client: string;
  readonly avatar: string;
  readonly avatarGroup: readonly Face[];
  readonly comments: number;
  readonly totalTask: number;
  readonly completedTask: number;
  readonly tasks: string;
  readonly hours: string;
  readonly budget: string;
  readonly budgetSpent: string;
  readonly deadline: string;
  readonly startDate: string;
  readonly members: string;
  readonly chipText: string;
  readonly chipColor: string;
  readonly description: string;
};

export type ProfileConnection = Face & {
  readonly designation: string;
  readonly tasks: number;
  readonly projects: number;
  readonly connections: number;
  readonly isConnected: boolean;
  readonly chips: readonly Chip[];
};
